import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { fieldError, invalidField } from '@/lib/core/errors'
import { say, sentences } from '@/lib/core/server-text'
import { passwordProblems } from '@/lib/staff/password-rules'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { UserDialog } from './user-dialog'

const TAKEN = 'Another user has this e-mail address'

const username = () => screen.getByLabelText(/^Username/)
const email = () => screen.getByLabelText(/^Email/)
const password = () => screen.getByLabelText(/^Password/)

describe('the dialog that adds a user', () => {
  it('shows the reasons beside the field, and keeps what was typed', async () => {
    let isDown = false
    answerCalls({
      'POST /api/admin/users': ({ body }) => {
        if (isDown) return json(500, {})
        const typed = body as Parameters<typeof passwordProblems>[1] & { password: string }
        const problems = passwordProblems(typed.password, typed)
        if (problems.length > 0) return refusal(invalidField('password', sentences(problems)))
        return refusal(fieldError('conflict', 'email', say('staff.emailTaken')))
      },
    })
    const onClose = jest.fn()
    const { user } = await renderInBackOffice(<UserDialog onSaved={() => {}} onClose={onClose} />)
    const save = screen.getByRole('button', { name: 'Add User' })
    await fill(user, username(), 'walter')
    await fill(user, email(), 'ADMIN@softhaven.example')
    await fill(user, password(), 'walter')
    await user.click(save)
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/at least 12 characters.*Leave out/is),
    )
    expect(await accessibilityProblems()).toEqual([])
    await fill(user, password(), 'violin-Lisbon-Karli-3')
    await user.click(save)
    await waitFor(() => expect(email()).toHaveAccessibleDescription(TAKEN))
    expect(username()).toHaveValue('walter')

    isDown = true
    await fill(user, email(), 'walter@softhaven.example')
    await user.click(save)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save user')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Discard your changes?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(username()).toHaveValue('walter')
    expect(onClose).not.toHaveBeenCalled()
  })
})
