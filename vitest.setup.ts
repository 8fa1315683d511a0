import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
// Parts of the table are tested alone, without what fetches its words.
import './src/ui/i18n/table.ts';

afterEach(cleanup);
