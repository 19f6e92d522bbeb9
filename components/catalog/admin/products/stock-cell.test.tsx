import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { storedProduct } from '@/tests/setup/stored-product'
import { StockCell } from './stock-cell'

const CALL = 'PATCH /api/admin/products/[id]'
const byHand = { ...storedProduct, delivery: 'manual', inStock: true } as const
const inStock = () => screen.getByRole('switch', { name: 'Office: In stock' })

describe('the stock of a product in the list', () => {
  it('is switched where it stands, when it is delivered by hand', async () => {
    const sent = answerCalls({ [CALL]: () => json(200, { ...byHand, inStock: false }) })
    const { user } = await renderInBackOffice(<StockCell product={byHand} />)
    expect(inStock()).toBeChecked()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(inStock())
    await screen.findByText('Product Updated')
    expect(sent[0]?.body).toEqual({ inStock: false, expectedUpdatedAt: byHand.updatedAt })
  })

  it('stays as it was when that fails, and says why', async () => {
    const message = 'Somebody else changed this product in the meantime.'
    answerCalls({ [CALL]: () => json(409, { code: 'conflict', message }) })
    const { user } = await renderInBackOffice(<StockCell product={byHand} />)
    await user.click(inStock())
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(inStock()).toBeEnabled())
    expect(inStock()).toBeChecked()
  })

  it('leads to adding keys, when it is delivered by keys', async () => {
    await renderInBackOffice(
      <StockCell product={{ ...storedProduct, delivery: 'keys', availableKeys: 3 }} />,
    )
    expect(screen.getByRole('link', { name: '3 left Add keys to Office' })).toHaveAttribute(
      'href',
      '/admin/keys/7?add',
    )
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
