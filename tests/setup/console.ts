import { afterEach, beforeEach, expect, jest } from '@jest/globals'

// Anything written to console.error is a defect.
let errors: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls).toEqual([])
})
