import { describe, expect, it } from '@jest/globals'
import { isOfOneOrder } from './failure-rules'

describe('a run that the CRM does not take an order of', () => {
  it.each([400, 404, 409, 422])('goes on with the next after status %i', (status) => {
    expect(isOfOneOrder(status)).toBe(true)
  })

  it.each([null, 401, 403, 408, 429, 500, 503])('waits after status %p', (status) => {
    expect(isOfOneOrder(status)).toBe(false)
  })
})
