import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { callAdmin } from '@/components/back-office/admin-calls'
import {
  accessibilityProblems,
  answerCalls,
  held,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { ConfirmDialog } from './confirm-dialog'

const LOST = 'What they did stays.'
const onClose = jest.fn()
const dialog = (canConfirm = true) => (
  <ConfirmDialog
    title="Delete editor?"
    confirmLabel="Delete user"
    canConfirm={canConfirm}
    onConfirm={() => callAdmin('DELETE /api/admin/users/[id]', { params: { id: '7' } })}
    onClose={onClose}
  >
    <p>{LOST}</p>
  </ConfirmDialog>
)
const confirm = () => screen.getByRole('button', { name: 'Delete user' })

describe('the question before something is lost', () => {
  it('names what is lost, and does nothing when it is left', async () => {
    const sent = answerCalls({})
    const { user, rerender } = await renderInBackOffice(dialog())
    const question = screen.getByRole('alertdialog', { name: 'Delete editor?' })
    expect(question).toHaveTextContent(LOST)
    expect(question).toContainElement(document.activeElement as HTMLElement)
    expect(await accessibilityProblems()).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledTimes(2)
    rerender(dialog(false))
    expect(confirm()).toBeDisabled()
    expect(sent).toEqual([])
  })

  it('stays while the store works, says why it refused, and closes when it is done', async () => {
    onClose.mockClear()
    const refused = held(() => json(500, {}))
    const answers = [refused.answer, () => new Response(null, { status: 204 })]
    const sent = answerCalls({
      'DELETE /api/admin/users/[id]': () => answers.shift()?.() ?? json(500, {}),
    })
    const { user } = await renderInBackOffice(dialog())
    await user.click(confirm())
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    refused.release()
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(onClose).not.toHaveBeenCalled()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(confirm())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent).toHaveLength(2)
  })
})
