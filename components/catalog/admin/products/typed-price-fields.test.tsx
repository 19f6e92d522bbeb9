import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { storedProduct } from '@/tests/setup/stored-product'
import { PriceFields } from './price-fields'
import { TypedPriceFields } from './typed-price-fields'
import { useProductForm } from './use-product-form'

const stored = {
  ...storedProduct,
  prices: {
    GBP: { price: '79.00', originalPrice: null },
    CHF: { price: '95.00', originalPrice: null },
  },
}

function Form() {
  const form = useProductForm({ product: stored, onClose: () => {} })
  return (
    <form onSubmit={form.submit}>
      <PriceFields form={form} />
      <TypedPriceFields form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

const SELLING = { sellingCurrencies: { EUR: '99', GBP: 'exact', JPY: '10' } } as const
const field = (name: string) => screen.getByLabelText(name)

describe('the prices of a product in other currencies', () => {
  it('are not asked for where the store sells in its own alone', async () => {
    await renderInBackOffice(<Form />)
    expect(screen.getByLabelText(/^Price/)).toHaveValue('100.00')
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('say what is charged without them, as the price is typed', async () => {
    const { user } = await renderInBackOffice(<Form />, { settings: SELLING })
    const group = within(screen.getByRole('group', { name: 'Prices in Other Currencies' }))
    expect(group.getAllByRole('textbox')).toHaveLength(6)
    expect(field('Price in EUR')).toHaveValue('')
    expect(field('Price in EUR')).toHaveAccessibleDescription('Empty: €84.99, converted')
    expect(field('Price in GBP')).toHaveValue('79.00')
    expect(field('Price in JPY')).toHaveAccessibleDescription('Empty: ¥11,000, converted')
    await fill(user, screen.getByLabelText(/^Price *\*?$/), '200')
    expect(field('Price in EUR')).toHaveAccessibleDescription('Empty: €169.99, converted')
    expect(screen.getByRole('status')).toHaveTextContent(
      'The price in GBP differs by 46 % from the converted one, £146.00.',
    )
    await fill(user, screen.getByLabelText(/^Original Price$/), '300')
    expect(field('Original Price in EUR')).toHaveAccessibleDescription('Empty: €254.99, converted')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are sent as they are typed, and what is refused stands at its field', async () => {
    const sent = answerCalls({
      'PATCH /api/admin/products/[id]': () =>
        json(400, {
          message: 'prices.EUR.originalPrice must be above the price in that currency',
          issues: [
            {
              path: 'prices.EUR.originalPrice',
              message: 'prices.EUR.originalPrice must be above the price in that currency',
            },
          ],
        }),
    })
    const { user } = await renderInBackOffice(<Form />, { settings: SELLING })
    await fill(user, field('Price in EUR'), '89,90')
    await fill(user, field('Original Price in EUR'), '80')
    await fill(user, field('Price in GBP'), '')
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const empty = { price: '', originalPrice: '' }
    expect(sent[0]?.body).toMatchObject({
      prices: { EUR: { price: '89.90', originalPrice: '80' }, GBP: empty, JPY: empty },
    })
    expect(
      await screen.findByText('Original Price in EUR must be above the price in that currency'),
    ).toBeVisible()
    expect(field('Original Price in EUR')).toBeInvalid()
  })
})
