'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  SquareCode,
  Undo2,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'

type Tool = {
  name: keyof BackOfficeMessages['articles']['tools']
  icon: LucideIcon
  /** Whether it is active at the cursor; omitted when the tool is no toggle. */
  isOn?: (editor: Editor) => boolean
  isReady?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const heading = (level: 2 | 3, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

/** The tools in their groups. */
const GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'paragraph',
      icon: Pilcrow,
      isOn: (editor) => editor.isActive('paragraph'),
      run: (editor) => editor.chain().focus().setParagraph().run(),
    },
    heading(2, Heading2),
    heading(3, Heading3),
  ],
  [
    {
      name: 'bold',
      icon: Bold,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: Italic,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'code',
      icon: Code,
      isOn: (editor) => editor.isActive('code'),
      run: (editor) => editor.chain().focus().toggleMark('code').run(),
    },
  ],
  [
    {
      name: 'bulletedList',
      icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numberedList',
      icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: Quote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'codeBlock',
      icon: SquareCode,
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      name: 'line',
      icon: Minus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      isReady: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: Redo2,
      isReady: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type Props = { editor: Editor; onLink: () => void; onPicture: () => void }

/** The editor's toolbar. One tab stop; arrow keys move between the tools. */
export function Toolbar({ editor, onLink, onPicture }: Props) {
  const t = useTranslations('backOffice.articles')
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Tool['name']>('paragraph')
  const groups: readonly (readonly Tool[])[] = [
    ...GROUPS.slice(0, -1),
    [
      {
        name: 'link',
        icon: Link2,
        isOn: (current) => current.isActive('link'),
        run: onLink,
      },
      { name: 'picture', icon: ImagePlus, run: onPicture },
    ],
    ...GROUPS.slice(-1),
  ]
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        groups
          .flat()
          .map(({ name, isOn, isReady }) => [
            name,
            { isOn: isOn?.(current), isReady: isReady?.(current) ?? true },
          ]),
      ),
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = STEPS[event.key]
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? undefined
            : (at + step + buttons.length) % buttons.length
    if (target === undefined) return
    event.preventDefault()
    buttons[target]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line bg-surface p-1.5"
    >
      {groups.map((group) => (
        <div
          key={group[0]?.name}
          className="flex flex-wrap gap-0.5 border-e border-line pe-2 last:border-e-0"
        >
          {group.map(({ name, icon: Icon, run }) => {
            const { isOn, isReady = true } = states[name] ?? {}
            return (
              <button
                key={name}
                type="button"
                aria-label={t(`tools.${name}`)}
                title={t(`tools.${name}`)}
                aria-pressed={isOn}
                aria-disabled={!isReady || undefined}
                tabIndex={stop === name ? 0 : -1}
                onFocus={() => setStop(name)}
                // The editor keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => isReady && run(editor)}
                className={classNames(
                  'grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-40',
                  isOn && 'bg-primary-soft text-primary-deep',
                )}
              >
                <Icon aria-hidden className="size-4.5" />
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
