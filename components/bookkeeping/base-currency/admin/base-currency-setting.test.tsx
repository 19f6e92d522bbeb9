import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { z } from 'zod'
import type { BaseCurrency, ChangedBaseCurrency } from '@/lib/bookkeeping/base-currency/contracts'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BaseCurrencySetting } from './base-currency-setting'
import { ChangeBaseCurrencyDialog } from './change-base-currency-dialog'

const dryRunSchema = z.object({ dryRun: z.boolean() })

const STORE: BaseCurrency = {
  currency: 'USD',
  problem: null,
  methods: { taking: ['paypal', 'card'], refusing: [] },
  offers: [{ method: 'paypal', currencies: ['USD', 'EUR'] }],
  rates: { EUR: { rate: 85, of: 100 } },
  products: 119,
  coupons: 2,
  giftCards: 0,
  orders: 0,
}
const CHANGED: ChangedBaseCurrency = {
  ...STORE,
  examples: [{ name: 'Office 2024', before: '99.99', after: '84.99' }],
  sales: null,
}

const shown = (store: Partial<BaseCurrency> = {}) => ({
  'GET /api/admin/base-currency': () => json(200, { ...STORE, ...store }),
})

describe('the setting of the base currency', () => {
  it('says what it is, and that it can be changed', async () => {
    answerCalls(shown())
    await renderInBackOffice(<BaseCurrencySetting />)
    const field = await screen.findByLabelText('Base Currency')
    expect(field).toHaveValue('USD, US Dollar')
    expect(field).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Change…' })).toBeEnabled()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('cannot be changed while somebody pays', async () => {
    answerCalls(shown({ problem: 'payments' }))
    await renderInBackOffice(<BaseCurrencySetting />)
    expect(await screen.findByText(/A payment is under way/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull()
  })

  it('names the methods that do not take it', async () => {
    answerCalls(shown({ currency: 'EUR', methods: { taking: [], refusing: ['paypal', 'card'] } }))
    await renderInBackOffice(<BaseCurrencySetting />)
    expect(await screen.findByText(/takes no EUR: PayPal and Cards/)).toBeVisible()
  })

  it('opens the dialog that changes it', async () => {
    answerCalls({ ...shown(), 'POST /api/admin/base-currency': () => json(200, CHANGED) })
    const { user } = await renderInBackOffice(<BaseCurrencySetting />)
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    expect(screen.getByRole('dialog', { name: 'Change the base currency' })).toBeVisible()
  })
})

describe('the dialog that changes the base currency', () => {
  const dialog = (onChanged = () => {}, store = STORE) => (
    <ChangeBaseCurrencyDialog store={store} onChanged={onChanged} onClose={() => {}} />
  )
  const changesIn = (sent: readonly { body: unknown }[]) =>
    sent.flatMap(({ body }) => (dryRunSchema.parse(body).dryRun ? [] : [body]))

  it('shows prices at a rate, and changes to it', async () => {
    const sent = answerCalls({ 'POST /api/admin/base-currency': () => json(200, CHANGED) })
    const onChanged = jest.fn()
    const { user } = await renderInBackOffice(dialog(onChanged))
    expect(screen.getByLabelText(/1 USD in EUR/)).toHaveValue('0.85')
    expect(await screen.findByText('€84.99')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    await user.selectOptions(screen.getByLabelText('New currency'), 'JPY')
    expect(screen.getByLabelText(/1 USD in JPY/)).toHaveValue('110')
    expect(screen.queryByRole('option', { name: '.99' })).toBeNull()
    await fill(user, screen.getByLabelText(/1 USD in JPY/), 'much')
    await user.click(screen.getByRole('button', { name: 'Change to JPY' }))
    expect(screen.getByText('Enter a rate above 0, such as 0.85.')).toBeVisible()
    expect(changesIn(sent)).toEqual([])

    await fill(user, screen.getByLabelText(/1 USD in JPY/), '151.37')
    await user.click(screen.getByRole('button', { name: 'Change to JPY' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
    expect(changesIn(sent)).toEqual([
      { currency: 'JPY', rate: '151.37', rounding: '10', keepSelling: false, dryRun: false },
    ])
  })

  it('says what becomes of orders, and goes on selling in the former currency unless that is switched off', async () => {
    const withOrders = { ...STORE, orders: 1234, giftCards: 3 }
    const sales = { days: 30, before: '1000.00', after: '850.00' }
    const sent = answerCalls({
      'POST /api/admin/base-currency': () => json(200, { ...CHANGED, ...withOrders, sales }),
    })
    const { user } = await renderInBackOffice(dialog(() => {}, withOrders))
    expect(screen.getByText(/^1,234 orders keep what was charged/)).toBeVisible()
    expect(screen.getByText(/^Gift cards stay worth/)).toBeVisible()
    expect(screen.queryByText(/Gift cards: 3/)).toBeNull()
    expect(await screen.findByText('Sales of the last 30 days')).toBeVisible()
    expect(screen.getByText('€850.00')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    const keeps = screen.getByRole('switch', { name: 'Go on selling in USD' })
    expect(keeps).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Change to EUR' }))
    await waitFor(() => expect(changesIn(sent)).toMatchObject([{ keepSelling: true }]))
    await user.click(keeps)
    await user.click(screen.getByRole('button', { name: 'Change to EUR' }))
    await waitFor(() => expect(changesIn(sent)).toMatchObject([{}, { keepSelling: false }]))
  })

  it('says why it was not changed, and keeps what was typed', async () => {
    answerCalls({
      'POST /api/admin/base-currency': ({ body }) =>
        dryRunSchema.parse(body).dryRun
          ? json(200, CHANGED)
          : refusal(new AppError('conflict', say('settings.baseCurrencyDuringPayments'))),
    })
    const { user } = await renderInBackOffice(dialog())
    await fill(user, screen.getByLabelText(/1 USD in EUR/), '0.9')
    await user.click(screen.getByRole('button', { name: 'Change to EUR' }))
    expect(await screen.findByText(/payment is under way/)).toBeVisible()
    expect(screen.getByLabelText(/1 USD in EUR/)).toHaveValue('0.9')
  })
})
