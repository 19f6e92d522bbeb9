import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { answerCalls, json, renderInBackOffice } from '@/tests/setup/components'
import { ProductSwitches } from './product-switches'
import { useProductForm } from './use-product-form'

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit} noValidate>
      <ProductSwitches form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

const message = 'Choose a time within the next two years'
const time = () => screen.queryByLabelText(/^Goes on sale on/)

describe('when a product goes on sale', () => {
  it('is asked of one that is hidden, and sent as a time of the world', async () => {
    const sent = answerCalls({
      'POST /api/admin/products': () =>
        json(400, { code: 'invalid', message, issues: [{ path: 'publishAt', message }] }),
    })
    const { user } = await renderInBackOffice(<Form />)
    expect(time()).not.toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: /^Hidden/ }))
    const field = await screen.findByLabelText(/^Goes on sale on/)
    await user.type(field, '2026-12-24T18:30')
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      isHidden: true,
      publishAt: expect.stringMatching(/^2026-12-2\dT\d\d:30:00\.000Z$/),
    })
    expect(await screen.findByText(message)).toBeInTheDocument()

    await user.click(screen.getByRole('switch', { name: /^Hidden/ }))
    expect(time()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ isHidden: false, publishAt: null })
  })
})
