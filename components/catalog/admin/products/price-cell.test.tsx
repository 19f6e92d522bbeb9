import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { answerCalls, fill, json, renderInBackOffice } from '@/tests/setup/components'
import { storedProduct } from '@/tests/setup/stored-product'
import { PriceCell } from './price-cell'

const CALL = 'PATCH /api/admin/products/[id]'
const opener = () => screen.getByRole('button', { name: 'Change the price of Office' })
const field = () => screen.getByLabelText('Price of Office')

async function open() {
  const { user } = await renderInBackOffice(<PriceCell product={storedProduct} />)
  await user.click(opener())
  expect(field()).toHaveFocus()
  return user
}

describe('the price of a product in the list', () => {
  it('is changed where it stands, over the version that was loaded', async () => {
    const sent = answerCalls({ [CALL]: () => json(200, { ...storedProduct, price: '90.00' }) })
    const user = await open()
    await fill(user, field(), '90')
    await user.keyboard('{Enter}')
    await screen.findByText('Product Updated')
    expect(sent[0]?.body).toEqual({ price: '90', expectedUpdatedAt: storedProduct.updatedAt })
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('stays as it is with Escape, or when nothing else was typed', async () => {
    const sent = answerCalls({})
    const user = await open()
    await fill(user, field(), '90')
    await user.keyboard('{Escape}')
    expect(opener()).toHaveFocus()
    await user.click(opener())
    expect(field()).toHaveValue('100.00')
    await user.keyboard('{Enter}')
    expect(opener()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('says at the field why it was not changed, and keeps what was typed', async () => {
    const message = 'Somebody else changed this product in the meantime.'
    answerCalls({ [CALL]: () => json(409, { code: 'conflict', message }) })
    const user = await open()
    await fill(user, field(), '90')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field()).toHaveValue('90')
    expect(field()).toBeInvalid()
  })
})
