import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { SaleEnd } from './sale-end'

const NOW = new Date('2026-12-05T10:00:00Z')

afterEach(() => void jest.useRealTimers())

const at = (endsAt: string) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: NOW })
  return renderInStore(<SaleEnd endsAt={endsAt} />)
}

it('says when the price of a sale ends, for people and machines', async () => {
  await at('2026-12-06T12:30:00.000Z')
  const end = screen.getByText(/December 6/)
  expect(end.closest('p')).toHaveTextContent(/^Sale ends December 6 at /)
  expect(end).toHaveAttribute('datetime', '2026-12-06T12:30:00.000Z')
})

it('says nothing of one that is over', async () => {
  await at('2026-12-05T09:59:59.000Z')
  expect(screen.queryByText(/Sale ends/)).toBeNull()
})
