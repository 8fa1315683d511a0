import type { Request, Table } from '../../session/index.ts';
import { Consent, Curtain } from './Curtain.tsx';
import { Duel } from './Duel.tsx';

interface AtTableProps {
  table: Table;
  request: Request | null;
}

/** What whoever holds the device may see of a duel: the table, or what stands before it until they say who they are. */
export function AtTable({ table, request }: AtTableProps) {
  const { curtain, names, at } = table;
  if (request) return <Consent request={request} names={names} />;
  if (curtain) return <Curtain key={`${at} ${curtain.to}`} curtain={curtain} names={names} />;
  return <Duel table={table} />;
}
