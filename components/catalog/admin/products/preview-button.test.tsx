import { expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { answerCalls, fill, json, renderInBackOffice } from '@/tests/setup/components'
import { storedProduct } from '@/tests/setup/stored-product'
import { PreviewButton } from './preview-button'
import { PriceFields } from './price-fields'
import { useProductForm } from './use-product-form'

function Form() {
  const form = useProductForm({ product: storedProduct, onClose: () => {} })
  return (
    <>
      <PriceFields form={form} />
      <PreviewButton form={form} product={storedProduct} disabled={false} />
    </>
  )
}

/** What opening a tab answers. */
function tabWith(properties: PropertyDescriptorMap) {
  const tab: Window = Object.create(null, properties)
  jest.spyOn(window, 'open').mockReturnValue(tab)
}

const CALL = 'POST /api/admin/products/preview'
const preview = () => screen.getByRole('button', { name: 'Preview' })

it('opens a product as it stands in the form in a new tab, and saves nothing', async () => {
  const replace = jest.fn<(path: string) => void>()
  tabWith({ opener: { value: window, writable: true }, location: { value: { replace } } })
  const sent = answerCalls({ [CALL]: () => json(201, { path: '/preview/product/d-1' }) })
  const { user } = await renderInBackOffice(<Form />)
  await fill(user, screen.getByLabelText(/^Price/), '77')
  await user.click(preview())
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/preview/product/d-1'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ price: '77', productId: storedProduct.id })
})

it('says why there is none, and closes the tab that was opened for it', async () => {
  const close = jest.fn<() => void>()
  tabWith({ close: { value: close } })
  const message = 'Product description is required'
  answerCalls({
    [CALL]: () =>
      json(400, { code: 'invalid', message, issues: [{ path: 'description', message }] }),
  })
  const { user } = await renderInBackOffice(<Form />)
  await user.click(preview())
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(close).toHaveBeenCalled()
})
