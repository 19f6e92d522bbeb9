import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { BundleFields } from './bundle-fields'

const office = { productId: 2, name: 'Office', quantity: 1, isHidden: false, availableKeys: 5 }
const guard = { productId: 3, name: 'Guard', quantity: 2, isHidden: true, availableKeys: 5 }

async function open(parts: unknown[], answer = () => json(200, { parts: [office, guard] })) {
  const sent = answerCalls({
    'GET /api/admin/products/1/parts': () => json(200, { parts }),
    'PUT /api/admin/products/1/parts': answer,
    'POST /api/admin/undo': () => json(200, { undone: 1, kept: 0, examples: [] }),
  })
  const onChanged = jest.fn<(isBundle: boolean) => void>()
  const { user } = await renderInBackOffice(<BundleFields id={1} onChanged={onChanged} />)
  await user.click(screen.getByText('Bundle'))
  return { sent, onChanged, user }
}

describe('what is sold together', () => {
  it('is chosen once the product is saved', async () => {
    await renderInBackOffice(<BundleFields id={undefined} onChanged={() => {}} />)
    expect(screen.getByText('Bundle').closest('details')).not.toHaveAttribute('open')
    expect(screen.getByText(/Save the product first/)).toBeInTheDocument()
  })

  // Before others: toasts of theirs may still be there.
  it('can be undone after it was saved', async () => {
    const { sent, onChanged, user } = await open([office, guard], () => json(200, { parts: [] }))
    await user.click(await screen.findByRole('button', { name: 'Make it no bundle' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    await waitFor(() => expect(onChanged.mock.calls).toEqual([[false], [true]]))
    expect(sent.map(({ body }) => body)).toContainEqual({ entityType: 'product', entityId: '1' })
  })

  it('is saved with its quantities', async () => {
    const { sent, onChanged, user } = await open([office, guard])
    expect(await screen.findByText('Its keys suffice for 2 bundles at the moment.')).toBeVisible()
    const save = screen.getByRole('button', { name: 'Save the bundle' })
    expect(save).toBeDisabled()
    await user.selectOptions(screen.getByLabelText('Quantity of Office'), '3')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(save)
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(true))
    expect(sent.map(({ body }) => body)).toContainEqual({
      parts: [
        { productId: 2, quantity: 3 },
        { productId: 3, quantity: 2 },
      ],
    })
  })

  it('is dissolved', async () => {
    const { onChanged, user } = await open([office, guard], () => json(200, { parts: [] }))
    await user.click(await screen.findByRole('button', { name: 'Make it no bundle' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(false))
    expect(screen.queryByRole('button', { name: 'Make it no bundle' })).toBeNull()
  })

  it('says why it is refused, and keeps what was chosen', async () => {
    const { user } = await open([office, guard], () =>
      json(409, { code: 'conflict', message: 'Guard is a bundle itself' }),
    )
    await user.selectOptions(await screen.findByLabelText('Quantity of Office'), '3')
    await user.click(screen.getByRole('button', { name: 'Save the bundle' }))
    expect(await screen.findByText('Guard is a bundle itself')).toBeInTheDocument()
    expect(screen.getByLabelText('Quantity of Office')).toHaveValue('3')
  })
})
