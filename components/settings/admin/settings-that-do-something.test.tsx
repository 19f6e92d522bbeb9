import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { type Settings, settingsFrom } from '@/lib/settings/registry'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { SettingsFormProvider } from './setting-fields'
import { changedSettings, type LoadedSettings, type Values, valuesOf } from './settings-values'
import { ShippingCard } from './shipping-card'
import { TaxCard } from './tax-card'

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
      <ShippingCard />
      <TaxCard />
    </SettingsFormProvider>
  )
}

const shown = (saved: Partial<Settings> = {}) => renderInBackOffice(<Form saved={saved} />)

const basis = () => screen.getByRole('combobox', { name: 'Tax Based On' })
const offered = () =>
  within(basis())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('settings from which nothing follows', () => {
  it('are no controls: the card of shipping says that nothing is shipped', async () => {
    await shown({ defaultShippingCost: 4.5 })
    const card = screen.getByRole('region', { name: 'Shipping Configuration' })
    expect(card).toHaveTextContent('nothing is shipped')
    expect(within(card).queryAllByRole('textbox')).toEqual([])
    expect(within(card).queryAllByRole('combobox')).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are not offered among the bases of the tax, where shipping is billing', async () => {
    await shown()
    expect(offered()).toEqual(['Billing address', 'Store address'])
  })

  it('stay where somebody has stored one', async () => {
    const { user } = await shown({ taxBasedOn: 'shipping' })
    expect(basis()).toHaveValue('shipping')
    expect(changes()).toEqual({})
    await user.selectOptions(basis(), 'Store address')
    expect(changes()).toEqual({ taxBasedOn: 'store' })
  })
})
