import { Icon } from '../icons/Icon.tsx';
import css from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <search>
      <label className={css.field}>
        <Icon name="search" />
        <span className="vh">{label}</span>
        <input
          type="search"
          value={value}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          onChange={(e) => onChange(e.target.value)}
        />
      </label>
    </search>
  );
}
