import { afterEach, beforeEach, expect, jest } from '@jest/globals'

// What is written to console.error is a fault that somebody would have to look at.
let errors: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls).toEqual([])
})
