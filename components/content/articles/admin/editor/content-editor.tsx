'use client'

import { CodeXml, Eye } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { MAX_CONTENT_LENGTH } from '@/lib/content/articles/article-rules'

// Loaded with the form that it is in, and nowhere else.
const RichEditor = dynamic(() => import('./rich-editor').then((module) => module.RichEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-96 rounded-none" />,
})

/** What may be lost that is no element. */
const NAMED = { 'line breaks': 'editor.lineBreaks', formatting: 'editor.formatting' } as const
const isNamed = (part: string): part is keyof typeof NAMED => part in NAMED

type Props = {
  /** What is edited; without it, the content of something. */
  label?: string
  isRequired?: boolean
  value: string
  onChange: (content: string) => void
  error: string | undefined
}

/** The text of an article, of a mailing or the like, edited visually or as HTML. */
export function ContentEditor({ label, isRequired = true, value, onChange, error }: Props) {
  const t = useTranslations('backOffice.articles')
  const id = useId()
  const [isSource, setSource] = useState(false)
  const [unsupported, setUnsupported] = useState<string[]>([])
  // A new revision remounts the editor whenever it takes over from the HTML source.
  const [revision, setRevision] = useState(0)
  const described = [unsupported.length > 0 && `${id}-losses`, error && `${id}-error`].filter(
    Boolean,
  )
  const describedBy = described.join(' ') || undefined

  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <p id={id} className="text-sm font-semibold">
          {label ?? t('fields.content')}
          {isRequired && (
            <>
              {' '}
              <span aria-hidden className="text-danger">
                *
              </span>
            </>
          )}
        </p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setUnsupported([])
            setRevision(revision + 1)
            setSource(!isSource)
          }}
        >
          {isSource ? <Eye aria-hidden /> : <CodeXml aria-hidden />}
          {isSource ? t('editor.bySight') : t('editor.asHtml')}
        </Button>
      </div>
      {unsupported.length > 0 && (
        <p
          id={`${id}-losses`}
          role="alert"
          className="mb-2 rounded-control bg-primary-soft px-4 py-3 text-sm text-primary-deep"
        >
          {t('editor.losses', {
            parts: unsupported.map((part) => (isNamed(part) ? t(NAMED[part]) : part)).join(', '),
          })}
        </p>
      )}
      <div
        className={`overflow-hidden rounded-control border bg-surface focus-within:border-primary-strong focus-within:ring-3 focus-within:ring-primary-strong/25 ${
          error ? 'border-danger' : 'border-line-strong'
        }`}
      >
        {isSource ? (
          <textarea
            aria-labelledby={id}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            value={value}
            rows={22}
            maxLength={MAX_CONTENT_LENGTH}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className="block w-full resize-y px-5 py-4 font-mono text-sm leading-relaxed outline-none"
          />
        ) : (
          <RichEditor
            key={revision}
            content={value}
            onChange={onChange}
            onUnsupported={setUnsupported}
            labelledBy={id}
            describedBy={describedBy}
          />
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
