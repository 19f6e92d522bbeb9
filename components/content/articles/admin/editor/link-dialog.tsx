'use client'

import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'

const ADDRESS = /^(?:https?:\/\/\S+|\/(?!\/)\S*|#\S+|mailto:\S+@\S+|tel:[+\d][\d\s().-]*)$/i

type Props = { editor: Editor; onClose: () => void }

/** Sets, changes or removes the link where the cursor is. */
export function LinkDialog({ editor, onClose }: Props) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const known = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(known)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const needsText = editor.state.selection.empty && known === ''

  function save(event: FormEvent) {
    event.preventDefault()
    // A dialog's form would otherwise submit the form around the editor too.
    event.stopPropagation()
    const href = address.trim()
    if (!ADDRESS.test(href)) return setProblem(t('link.addressInvalid'))
    const chain = editor.chain().focus()
    if (needsText)
      chain
        .insertContent({
          type: 'text',
          text: text.trim() || href,
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }

  return (
    <Dialog
      title={t('link.title')}
      icon={Link2}
      size="sm"
      onClose={onClose}
      footer={
        <>
          {known !== '' && (
            <Button
              variant="ghost"
              className="me-auto"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {t('link.remove')}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="link-form">
            {known === '' ? t('link.add') : t('link.save')}
          </Button>
        </>
      }
    >
      <form id="link-form" noValidate onSubmit={save} className="space-y-4">
        <TextField
          id="link-address"
          label={t('link.address')}
          required
          value={address}
          maxLength={2000}
          spellCheck={false}
          autoCapitalize="none"
          hint={t('link.addressHint')}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
        />
        {needsText && (
          <TextField
            id="link-text"
            label={t('link.text')}
            value={text}
            maxLength={200}
            hint={t('link.textHint')}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
