import type { Page } from './fixtures'

/** Sums up layout shifts, from the next page on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum on the open page. */
export const shiftsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
