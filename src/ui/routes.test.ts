import { describe, expect, it } from 'vitest';
import { hrefOf, type Route, readRoute } from './routes.ts';

describe('routes', () => {
  it.each<Route>([
    { page: 'home' },
    { page: 'rules', article: null },
    { page: 'rules', article: 'chain.spell-speed' },
    { page: 'lab', id: null },
    { page: 'lab', id: 'chain-dark-bribe' },
    { page: 'lab', id: '~file' },
    { page: 'link', code: 'abc-_1' },
  ])('come back from their address: %o', (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  it('take an unknown address for the start, and a broken escape as it stands', () => {
    expect(readRoute('')).toEqual({ page: 'home' });
    expect(readRoute('#nowhere/else')).toEqual({ page: 'home' });
    expect(readRoute('#rules/%zz')).toEqual({ page: 'rules', article: '%zz' });
  });
});
