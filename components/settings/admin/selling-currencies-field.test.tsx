import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import type { SellingCurrencies } from '@/lib/pricing/selling'
import { settingsFrom } from '@/lib/settings/registry'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SellingCurrenciesField } from './selling-currencies-field'
import { SettingsFormProvider } from './setting-fields'
import { type LoadedSettings, type Values, valuesOf } from './settings-values'

const STORE = {
  currency: 'USD',
  problem: null,
  methods: { taking: ['paypal', 'card'], refusing: [] },
  offers: [
    { method: 'paypal', currencies: ['USD', 'EUR', 'JPY'] },
    { method: 'card', currencies: ['USD'] },
  ],
  rates: {
    EUR: { rate: 85, of: 100 },
    JPY: { rate: 110, of: 1 },
    VND: { rate: 23_000, of: 1 },
  },
  products: 1,
  coupons: 0,
  giftCards: 0,
}

/** The field in the settings' form, with what the form holds. */
function Form({ selling }: { selling: SellingCurrencies }) {
  const settings = { ...settingsFrom(new Map()), sellingCurrencies: selling }
  const loaded: LoadedSettings = { settings, plugins: [] }
  const form = useForm<Values>({ defaultValues: valuesOf(loaded) })
  const held = useWatch({ control: form.control, name: 'sellingCurrencies' })
  return (
    <SettingsFormProvider value={{ form, errorOf: () => undefined, loaded, storeUrl: '' }}>
      <SellingCurrenciesField label="Also Sell In" />
      <output>{JSON.stringify(held)}</output>
    </SettingsFormProvider>
  )
}

const shown = (selling: SellingCurrencies = {}) => {
  answerCalls({ 'GET /api/admin/base-currency': () => json(200, STORE) })
  return renderInBackOffice(<Form selling={selling} />)
}
const held = () => JSON.parse(screen.getByRole('status').textContent)

afterEach(() => void jest.restoreAllMocks())

describe('the currencies that are sold in', () => {
  it('say what a price becomes, and who takes it', async () => {
    await shown({ EUR: '99' })
    expect(await screen.findByText('$129.99 become €110.99. Paid by PayPal.')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are added with what is usual there, in the order of the store', async () => {
    const { user } = await shown({ JPY: '10' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a currency' }), 'EUR')
    expect(held()).toEqual({ EUR: '99', JPY: '10' })
    expect(Object.keys(held())).toEqual(['EUR', 'JPY'])
  })

  it('end on what is chosen, cents only where there are any', async () => {
    const { user } = await shown({ JPY: '10' })
    const rounding = screen.getByRole('combobox', { name: 'What prices in JPY end on' })
    expect(within(rounding).queryByRole('option', { name: '.99' })).not.toBeInTheDocument()
    await user.selectOptions(rounding, '100')
    expect(await screen.findByText(/become ¥14,300\./)).toBeVisible()
    expect(held()).toEqual({ JPY: '100' })
  })

  it('are given up', async () => {
    const { user } = await shown({ EUR: '99', JPY: '10' })
    await user.click(screen.getByRole('button', { name: 'Stop selling in EUR' }))
    expect(held()).toEqual({ JPY: '10' })
  })

  it('say that nobody takes them', async () => {
    await shown({ VND: '100' })
    expect(await screen.findByText(/No payment method that is set up takes VND/)).toBeVisible()
  })
})
