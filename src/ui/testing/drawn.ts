import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { isBusy } from '../busy.ts';

/** Waits until all that comes in turns has been drawn. */
export async function drawn(): Promise<void> {
  // What has only just been mounted says that it waits for its turn in its effects.
  await act(async () => {});
  await act(() =>
    vi.waitFor(() => {
      if (isBusy()) throw new Error('The page is still being drawn');
    }),
  );
}
