import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { ExchangeRates } from '@/lib/settings/rates/contracts'
import { settingsFrom } from '@/lib/settings/registry'
import {
  accessibilityProblems,
  answerCalls,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { RatesNote } from './rates-note'
import { SettingsFormProvider } from './setting-fields'
import { type LoadedSettings, type Values, valuesOf } from './settings-values'

type Source = ExchangeRates['source']

const RATES: ExchangeRates = {
  source: 'ecb',
  day: '2026-11-27',
  failingSince: null,
  failure: null,
  held: [],
}
const HELD = { currency: 'TRY', rate: '48.2', newRate: '4.82', day: '2026-11-27' } as const

/** The note in the settings' form. @param chosen in the form, and not saved yet */
function Form({ saved, chosen }: { saved: Source; chosen: Source }) {
  const settings = { ...settingsFrom(new Map()), rateSource: saved }
  const loaded: LoadedSettings = { settings, plugins: [] }
  const form = useForm<Values>({ defaultValues: { ...valuesOf(loaded), rateSource: chosen } })
  return (
    <SettingsFormProvider value={{ form, errorOf: () => undefined, loaded, storeUrl: '' }}>
      <RatesNote />
    </SettingsFormProvider>
  )
}

const shown = (rates: Partial<ExchangeRates>, saved: Source = 'ecb', chosen: Source = 'ecb') => {
  answerCalls({ 'GET /api/admin/exchange-rates': () => json(200, { ...RATES, ...rates }) })
  return renderInBackOffice(<Form saved={saved} chosen={chosen} />)
}

afterEach(() => void jest.restoreAllMocks())

describe('the note of the exchange rates', () => {
  it('says of which day they are', async () => {
    await shown({})
    expect(await screen.findByText('European Central Bank, November 27, 2026')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says that there are none yet', async () => {
    await shown({ day: null })
    expect(await screen.findByText(/No rates could be read yet/)).toBeVisible()
  })

  it('says since when they cannot be read, and why', async () => {
    await shown({ failingSince: '2026-11-20T10:00:00.000Z', failure: 'unreadable' })
    expect(await screen.findByText(/cannot be read.*was not understood/)).toBeVisible()
  })

  it('says that they are read once that is saved', async () => {
    await shown({ source: 'fixed', day: null }, 'fixed')
    expect(await screen.findByText(/once you have saved/)).toBeVisible()
  })

  it('takes a rate that jumped', async () => {
    const sent = answerCalls({
      'GET /api/admin/exchange-rates': () => json(200, { ...RATES, held: [HELD] }),
      'POST /api/admin/exchange-rates': () => json(200, RATES),
    })
    const { user } = await renderInBackOffice(<Form saved="ecb" chosen="ecb" />)
    const take = await screen.findByRole('button', { name: 'Use the new rate of TRY' })
    expect(screen.getByText(/was worth 48\.2, .* said to be 4\.82/)).toBeVisible()
    await user.click(take)
    expect(sent.at(-1)?.body).toEqual({ currency: 'TRY', newRate: '4.82' })
    expect(screen.queryByText(/48\.2/)).not.toBeInTheDocument()
  })

  it('says why it cannot be taken', async () => {
    answerCalls({
      'GET /api/admin/exchange-rates': () => json(200, { ...RATES, held: [HELD] }),
      'POST /api/admin/exchange-rates': () =>
        refusal(new AppError('conflict', say('settings.rateNotHeld'))),
    })
    const { user } = await renderInBackOffice(<Form saved="ecb" chosen="ecb" />)
    await user.click(await screen.findByRole('button', { name: /Use the new rate/ }))
    expect(await screen.findByText(/not waiting any more/)).toBeVisible()
  })
})
