import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { QuestionsEditor } from './questions-editor'

const HTML = '<h2>First?</h2><p>One</p><h2>Second?</h2><p>Two</p>'

function Editor() {
  const [html, setHtml] = useState(HTML)
  return (
    <>
      <QuestionsEditor value={html} onChange={setHtml} error={undefined} />
      <output>{html}</output>
    </>
  )
}
const html = () => screen.getAllByRole('status').at(-1)?.textContent

it('moves, removes and adds questions', async () => {
  const { user } = await renderInBackOffice(<Editor />)
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Move Second? up' }))
  expect(html()).toBe('<h2>Second?</h2><p>Two</p><h2>First?</h2><p>One</p>')
  await user.click(screen.getByRole('button', { name: 'Remove First?' }))
  expect(html()).toBe('<h2>Second?</h2><p>Two</p>')

  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(await dialog.findByText('Enter the question')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Question/), 'Third & last?')
  await user.click(dialog.getByRole('button', { name: 'Edit as HTML' }))
  await user.type(dialog.getByRole('textbox', { name: /^Content/ }), '<p>Three</p>')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(html()).toBe('<h2>Second?</h2><p>Two</p><h2>Third &amp; last?</h2><p>Three</p>')
})
