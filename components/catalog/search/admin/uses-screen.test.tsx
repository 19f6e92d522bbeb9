import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { SearchUse } from '@/lib/catalog/search/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { UsesScreen } from './uses-screen'

const use = (off: SearchUse['off']): SearchUse => ({
  id: 'video-editing',
  phrases: {
    en: ['edit* video*', 'movie maker'],
    de: ['videoschnitt'],
    es: ['montar video*'],
    fr: ['mont* video*'],
    ja: ['動画 編集'],
    zh: ['视频 剪辑'],
  },
  off,
})

describe('the uses that searches understand', () => {
  it('are shown in a language, and switched off for it', async () => {
    const sent = answerCalls({
      'GET /api/admin/search/uses': () => json(200, [use([])]),
      'PUT /api/admin/search/uses': () => json(200, [use(['de'])]),
    })
    const { user } = await renderInBackOffice(<UsesScreen />)
    expect(await screen.findByRole('switch', { name: 'Understand “edit… video…”' })).toBeChecked()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    const german = screen.getByRole('switch', { name: 'Understand “videoschnitt”' })
    await user.click(german)
    await waitFor(() => expect(german).not.toBeChecked())
    expect(sent.at(-1)?.body).toEqual({ id: 'video-editing', language: 'de', isOn: false })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English')
    expect(screen.getByRole('switch', { name: 'Understand “edit… video…”' })).toBeChecked()
    expect(await accessibilityProblems()).toEqual([])
  })
})
