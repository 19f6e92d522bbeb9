import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { PreorderField } from './preorder-field'
import { useProductForm } from './use-product-form'

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit} noValidate>
      <PreorderField form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

it('the day of a pre-order is sent as a time of the world, and what is refused stands at its field', async () => {
  const message = 'A pre-order is delivered by keys of a pool'
  const sent = answerCalls({
    'POST /api/admin/products': () =>
      json(400, { code: 'invalid', message, issues: [{ path: 'availableFrom', message }] }),
  })
  const { user } = await renderInBackOffice(<Form />)
  const field = screen.getByLabelText(/^Delivered from/)
  await user.click(screen.getByText('Pre-order'))
  await user.type(field, '2026-12-24T18:30')
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    availableFrom: expect.stringMatching(/^2026-12-2\dT\d\d:30:00\.000Z$/),
  })
  expect(await screen.findByText(message)).toBeVisible()

  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ availableFrom: null })
})
