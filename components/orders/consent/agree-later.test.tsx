import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { AgreeLater } from './agree-later'

const CALL = 'POST /api/orders/[orderNumber]/supply-consent'
const answered = jest.fn<() => void>()
const of = { orderNumber: 'SH-1', proof: () => ({ 'x-order-token': 'token' }) }

const rendered = () => renderInStore(<AgreeLater of={of} onAnswered={answered} />)
const agree = () => screen.getByRole('button', { name: 'Agree and deliver now' })
const taken = () => new Response(null, { status: 204 })

afterEach(() => {
  answered.mockClear()
})

describe('agreeing to supply at once, later', () => {
  it('needs both statements, and sends them once', async () => {
    const sent = answerCalls({ [CALL]: taken })
    const { user } = await rendered()
    await user.click(agree())
    const [supply, loss] = screen.getAllByRole('checkbox')
    expect(supply).toHaveFocus()
    expect(supply).toHaveAccessibleDescription(/^Please tick this one, too/)
    expect(loss).toBeInvalid()
    expect(await accessibilityProblems()).toEqual([])
    await user.keyboard(' ')
    await user.click(screen.getByText(/^I know that by this I lose/))
    await user.dblClick(agree())
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([
      {
        call: 'POST /api/orders/SH-1/supply-consent',
        body: { supplyConsent: { supply: true, loss: true, version: 1 }, locale: 'en' },
      },
    ])
  })

  it('says what failed, and asks the order anew where it does not wait any more', async () => {
    let answer: () => Response = () => unreachable()
    answerCalls({ [CALL]: () => answer() })
    const { user } = await rendered()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(agree())
    expect(await screen.findByText(/^No connection to the store/)).toBeVisible()
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
    answer = () => json(409, { code: 'conflict', message: 'This order does not wait' })
    await user.click(agree())
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  })
})
