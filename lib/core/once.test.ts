import { expect, it } from '@jest/globals'
import { once } from './once'

function counted(failures: number) {
  let calls = 0
  return once(async () => {
    calls++
    if (calls <= failures) throw new Error(`failure ${calls}`)
    return calls
  })
}

it('does its work once, however many ask', async () => {
  const value = counted(0)
  expect(await Promise.all([value(), value()])).toEqual([1, 1])
  expect(await value()).toBe(1)
})

it('tries again after a failure, and keeps what succeeds', async () => {
  const value = counted(1)
  await expect(Promise.all([value(), value()])).rejects.toThrow('failure 1')
  expect(await value()).toBe(2)
  expect(await value()).toBe(2)
})
