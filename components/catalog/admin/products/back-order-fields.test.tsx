import { expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BackOrderFields } from './back-order-fields'
import { useProductForm } from './use-product-form'

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit} noValidate>
      <BackOrderFields form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

it('a product is sold without keys once somebody says so, and what is refused stands at its field', async () => {
  const message = 'backorderLimit must be a whole number'
  const sent = answerCalls({
    'POST /api/admin/products': () =>
      json(400, { code: 'invalid', message, issues: [{ path: 'backorderLimit', message }] }),
  })
  const { user } = await renderInBackOffice(<Form />)
  const rule = screen.getByLabelText('When no key is left')
  expect(rule).toHaveValue('refuse')
  const section = rule.closest('details')
  if (!section) throw new Error('There is no section')
  expect(section).not.toHaveAttribute('open')
  await user.click(within(section).getByText('When it is sold out'))
  await user.selectOptions(rule, 'Sell it, deliver when keys are added')
  await fill(user, screen.getByLabelText('Most pieces that wait'), 'ten')
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ whenSoldOut: 'backorder', backorderLimit: 'ten' })
  expect(await screen.findByText(message)).toBeVisible()
})
