import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { WithdrawalForm } from './withdrawal-form'

const RECEIPT = { receivedAt: '2026-11-29T22:47:05.120Z', timeZone: 'Europe/Berlin' }
const CALL = 'POST /api/withdrawals'

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }))
const confirm = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
const input = (label: RegExp) => screen.getByLabelText(label)

async function fill(user: UserEvent) {
  await user.type(input(/^Your name/), ' Ada Buyer ')
  await user.type(input(/^E-mail address/), 'ada@buyer.example')
}

beforeEach(() => sessionStorage.clear())

describe('a withdrawal', () => {
  it('is reviewed as it will be declared, and confirmed by the words of the law', async () => {
    const sent = answerCalls({ [CALL]: () => json(201, RECEIPT) })
    const { user } = await renderInStore(<WithdrawalForm />, {
      address: '/withdrawal?order=SH-1-AAAAA',
    })
    expect(input(/^Order number/)).toHaveValue('SH-1-AAAAA')
    await next(user)
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(2)
    expect(input(/^Your name/)).toHaveFocus()
    expect(await accessibilityProblems()).toEqual([])

    await fill(user)
    await next(user)
    expect(await screen.findByRole('heading', { name: /^Step 2 of 2/ })).toHaveFocus()
    const told = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(told()).toEqual(['SH-1-AAAAA', 'The whole order', 'Ada Buyer', 'ada@buyer.example'])
    expect(await accessibilityProblems()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.type(input(/^Only these products/), 'Norton 360')
    await next(user)
    expect(told()[1]).toBe('Norton 360')
    expect(sent).toEqual([])

    await confirm(user)
    expect(await screen.findByRole('heading', { name: /has arrived/ })).toHaveFocus()
    // The second counts, in the store's time zone.
    expect(screen.getByText(/November 29, 2026 at 11:47:05 PM GMT\+1/)).toBeVisible()
    expect(screen.getByText(/not that we have accepted it/)).toBeVisible()
    expect(sent).toMatchObject([
      {
        call: CALL,
        body: {
          name: 'Ada Buyer',
          order: 'SH-1-AAAAA',
          items: 'Norton 360',
          email: 'ada@buyer.example',
          locale: 'en',
        },
      },
    ])
  })

  it('asks for the security check in its second step alone', async () => {
    const sent = answerCalls({})
    const captcha = { vendor: 'turnstile', siteKey: '1x00000000000000000000AA' } as const
    const { user } = await renderInStore(<WithdrawalForm captcha={captcha} />)
    await fill(user)
    await user.type(input(/^Order number/), 'SH-1-AAAAA')
    await next(user)
    await screen.findByRole('heading', { name: /^Step 2 of 2/ })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await next(user)
    await screen.findByRole('heading', { name: /^Step 2 of 2/ })
    await confirm(user)
    expect(await screen.findByText('Please complete the security check.')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('keeps what was typed when it fails, and is the same one when it is sent again', async () => {
    const answers = [
      () => json(500, { code: 'internal', message: 'No' }),
      () =>
        json(400, {
          code: 'invalid',
          message: 'No',
          issues: [{ path: 'email', message: 'Enter a valid e-mail address' }],
        }),
      () => json(201, RECEIPT),
    ]
    const sent = answerCalls({ [CALL]: () => (answers.shift() ?? (() => json(500, {})))() })
    const { user } = await renderInStore(<WithdrawalForm />)
    await fill(user)
    await user.type(input(/^Order number/), 'Bought on Monday')
    await next(user)
    await confirm(user)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(/went wrong/)).toBeVisible()
    expect(screen.getByText('Bought on Monday')).toBeVisible()

    await confirm(user)
    expect(await screen.findByText(/valid e-mail address/)).toBeVisible()
    expect(input(/^Order number/)).toHaveValue('Bought on Monday')
    await next(user)
    await confirm(user)
    await screen.findByRole('heading', { name: /has arrived/ })
    const ids = sent.map(({ body }) => (body as { requestId: string }).requestId)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })
})
