import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import type { BackOfficeLocale } from '@/lib/i18n/locales'
import type { MailState } from '@/lib/mail/admin-contracts'
import { type Settings, settingsFrom } from '@/lib/settings/registry'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MarketsCard } from './markets-card'
import { SettingsFormProvider } from './setting-fields'
import { changedSettings, type LoadedSettings, type Values, valuesOf } from './settings-values'

const MAIL: MailState = {
  server: 'mail.example:587',
  from: 'store@shop.example',
  waiting: 0,
  failed: 0,
  lastError: null,
  lastErrorAt: null,
  oldestAt: null,
  lastSentAt: null,
}

/** What the form would save. */
let changes: () => Record<string, unknown> = () => ({})

function Form({ saved }: { saved: Partial<Settings> }) {
  const loaded: LoadedSettings = {
    settings: { ...settingsFrom(new Map()), ...saved },
    plugins: [],
  }
  const form = useForm<Values>({ defaultValues: valuesOf(loaded) })
  changes = () => changedSettings(form.getValues(), loaded)
  return (
    <SettingsFormProvider value={{ form, errorOf: () => undefined, loaded, storeUrl: '' }}>
      <MarketsCard />
    </SettingsFormProvider>
  )
}

async function shown(
  saved: Partial<Settings> = {},
  {
    locale = 'en',
    server = MAIL.server,
  }: { locale?: BackOfficeLocale; server?: string | null } = {},
) {
  answerCalls({ 'GET /api/admin/settings/mail': () => json(200, { ...MAIL, server }) })
  return renderInBackOffice(<Form saved={saved} />, { locale })
}

const market = (name: string) => screen.getByRole('checkbox', { name })
const row = (label: string) => {
  const item = screen.getByRole('link', { name: label }).closest('li')
  if (!item) throw new Error(`There is no row of ${label}`)
  return within(item)
}

afterEach(() => void jest.restoreAllMocks())

describe('the card of markets', () => {
  it('says nothing more while none is ticked', async () => {
    await shown()
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
    expect(screen.queryByRole('heading', { name: 'What follows' })).not.toBeInTheDocument()
    expect(changes()).toEqual({})
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows what a ticked market asks for, and changes nothing else by itself', async () => {
    const { user } = await shown({ sellerCountry: 'DE' })
    await user.click(market('European Union'))
    expect(changes()).toEqual({ markets: ['EU'] })
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ of 13 settings are as/)
    await user.click(screen.getByText(/^Settings that agree \(\d+\)$/))
    expect(row('Withdrawal Function').getByText(/^In every footer/)).toBeVisible()
    expect(row('Rates by Country (%)').getByText('None')).toBeVisible()
    expect(row('Rates by Country (%)').getByText('27 countries')).toBeVisible()
    expect(row('Struck Prices').getByText(/European Union: .*Article 6a/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Struck Prices' })).toHaveAttribute('href', '#currency')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(market('European Union'))
    expect(changes()).toEqual({})
  })

  it('puts one proposal into the form, or all, by the keyboard, too', async () => {
    const { user } = await shown({
      sellerCountry: 'DE',
      markets: ['EU'],
      taxRates: [{ country: 'DE', rate: 7 }],
    })
    await user.click(screen.getByRole('button', { name: 'Use this: Struck Prices' }))
    expect(changes()).toEqual({ struckPrices: 'lowest30' })
    expect(screen.queryByRole('button', { name: 'Use this: Struck Prices' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'What follows' })).toHaveFocus()
    screen.getByRole('button', { name: 'Use all 4' }).focus()
    await user.keyboard('{Enter}')
    expect(changes()).toMatchObject({
      struckPrices: 'lowest30',
      taxInclusive: true,
      taxDisplayCart: 'including',
      defaultTaxRate: 0,
      taxRates: expect.arrayContaining([
        { country: 'DE', rate: 7 },
        { country: 'FI', rate: 25.5 },
      ]),
    })
    expect(screen.getByRole('status')).toHaveTextContent('13 of 13 settings')
    expect(screen.queryByRole('button', { name: /^Use all/ })).not.toBeInTheDocument()
  })

  it('leaves a setting as the owner wants it', async () => {
    const { user } = await shown({
      sellerCountry: 'US',
      markets: ['US'],
      licenceNotice: 'off',
    })
    const keep = screen.getByRole('button', { name: 'Keep mine: Licence Notice' })
    await user.click(keep)
    expect(changes()).toEqual({ keptForMarkets: ['licenceNotice'] })
    expect(keep).toHaveAttribute('aria-pressed', 'true')
    expect(row('Licence Notice').getByText('Kept on purpose')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Use all|^Use this one/ })).toBeNull()
    await user.click(keep)
    expect(changes()).toEqual({})
    await user.click(keep)
    await user.click(screen.getByRole('button', { name: 'Use this: Licence Notice' }))
    expect(changes()).toEqual({ licenceNotice: 'california' })
  })

  it('proposes thresholds to watch, which are saved with the form', async () => {
    const { user } = await shown({ sellerCountry: 'DE', markets: ['CA'] })
    expect(row('Tax Thresholds').getByText('7 places')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use this: Tax Thresholds' }))
    expect(changes()).toEqual({
      taxThresholds: expect.arrayContaining([
        expect.objectContaining({ place: 'CA', amount: 30_000, currency: 'CAD' }),
      ]),
    })
  })

  it('lists what is missing with the place that mends it', async () => {
    await shown(
      { markets: ['EU', 'GB'], sellerCountry: 'DE', supportedCurrencies: ['USD', 'EUR'] },
      { server: null },
    )
    expect(await screen.findByRole('link', { name: 'A mail server' })).toHaveAttribute(
      'href',
      '#email',
    )
    const places = {
      'Your name and address': '#invoices',
      'Your VAT ID or tax number': '#invoices',
      'In the legal notice: Seller Email, Support Phone, and Dispute Resolution': '#legal-notice',
      'Not offered: GBP': '#currency',
      'The texts of law are in English': '/terms',
    }
    for (const [name, href] of Object.entries(places))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says that nothing is missing', async () => {
    await shown({
      markets: ['US'],
      sellerCountry: 'US',
      sellerName: 'Shop LLC',
      sellerAddress: '1 Main Street',
      sellerTaxId: 'None',
    })
    expect(screen.getByText('Nothing that the store can see.')).toBeVisible()
  })

  it('names markets in the language of the back office', async () => {
    const { user } = await shown({}, { locale: 'de' })
    await user.click(market('Europäische Union'))
    expect(screen.getByRole('heading', { name: 'Was daraus folgt' })).toBeVisible()
    expect(
      row('Durchgestrichene Preise').getByText(/^Europäische Union: Ermäßigungen/),
    ).toBeVisible()
  })
})
