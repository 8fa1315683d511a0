import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { isBusy } from '../busy.ts';

/** Waits until all that comes in turns has been drawn. */
export const drawn = (): Promise<void> =>
  act(() =>
    vi.waitFor(() => {
      if (isBusy()) throw new Error('The page is still being drawn');
    }),
  );
