'use client'

import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import styles from '@/components/content/articles/article-body.module.css'
import { cleanHtml, unsupportedElements } from './editor-html'
import { EXTENSIONS } from './extensions'
import { LinkDialog } from './link-dialog'
import { PictureDialog } from './picture-dialog'
import { Toolbar } from './toolbar'

type Props = {
  /** Initial content; uncontrolled afterwards. */
  content: string
  onChange: (content: string) => void
  /** Called once with the elements it can't represent; nothing changes until the first edit. */
  onUnsupported: (unsupported: string[]) => void
  labelledBy: string
  describedBy: string | undefined
}

/** A visual editor that looks like the published article. */
export function RichEditor({ content, onChange, onUnsupported, labelledBy, describedBy }: Props) {
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        // The editor makes a paragraph of every list item; the page does not.
        class: `${styles.body} min-h-80 px-5 py-4 outline-none [&_li>p]:m-0!`,
      },
    },
    onCreate: ({ editor: created }) => {
      const unsupported = unsupportedElements(content, created.getHTML())
      if (unsupported.length > 0) onUnsupported(unsupported)
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  if (!editor) return <div className="min-h-96" />
  return (
    <>
      <Toolbar
        editor={editor}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
      />
      <EditorContent editor={editor} className="max-h-[70dvh] overflow-y-auto" />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && (
        <PictureDialog editor={editor} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : cleanHtml(editor.getHTML()))
