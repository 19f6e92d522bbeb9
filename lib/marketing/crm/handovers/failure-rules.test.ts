import { describe, expect, it } from '@jest/globals'
import { isOfOneOrder, waitAfter } from './failure-rules'

describe('a run that the CRM does not take an order of', () => {
  it.each([400, 404, 409, 422])('goes on with the next after status %i', (status) => {
    expect(isOfOneOrder(status)).toBe(true)
  })

  it.each([null, 401, 403, 408, 429, 500, 503])('waits after status %p', (status) => {
    expect(isOfOneOrder(status)).toBe(false)
  })

  it('waits longer each time, as long as it is asked to, and is given up after the eighth', () => {
    expect([1, 2, 3, 7].map((failures) => waitAfter(failures))).toEqual([10, 20, 40, 640])
    expect(waitAfter(1, 90)).toBe(90)
    expect(waitAfter(1, 100_000)).toBe(3600)
    expect(waitAfter(8)).toBeNull()
  })
})
