'use client'

import { type CSSProperties, useState } from 'react'
import { savedTexts } from '@/components/ui/lost-script/saved-texts'
import { useRecovery } from '@/components/ui/lost-script/use-recovery'

// The store's styles are gone with its layouts, and may be what could not be loaded.
const page: CSSProperties = {
  margin: 0,
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  padding: '2rem',
  boxSizing: 'border-box',
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.5,
  textAlign: 'center',
  color: '#0f172a',
  background: '#f8fafc',
}
const action: CSSProperties = {
  display: 'inline-block',
  minHeight: '2.75rem',
  margin: '0.375rem',
  padding: '0.625rem 1.5rem',
  boxSizing: 'border-box',
  border: '1px solid #0f172a',
  borderRadius: '0.75rem',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
}

type GlobalErrorProps = { error: unknown; retry: () => void }

/** In place of the whole page when a layout fails, or a script of it is gone. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const tryAgain = useRecovery(error, retry)
  // Before this page takes its place, the document still has them.
  const [{ storeName, title, text, retry: retryLabel, home }] = useState(savedTexts)
  const [{ lang, dir }] = useState(languageOfDocument)
  return (
    <html lang={lang} dir={dir}>
      <body style={page}>
        <title>{`${title} | ${storeName}`}</title>
        <main style={{ maxWidth: '34rem' }}>
          <p style={{ margin: 0, fontWeight: 800, letterSpacing: '-0.02em' }}>{storeName}</p>
          <h1 style={{ margin: '1.5rem 0 0', fontSize: '2rem', lineHeight: 1.2 }}>{title}</h1>
          <p role="alert" style={{ margin: '1rem 0 1.75rem', color: '#475569' }}>
            {text}
          </p>
          <button
            type="button"
            onClick={tryAgain}
            style={{ ...action, color: '#fff', background: '#0f172a' }}
          >
            {retryLabel}
          </button>
          {/* A link within the app would need the scripts that are gone. */}
          <a href={home.path} style={{ ...action, color: '#0f172a', background: '#fff' }}>
            {home.label}
          </a>
        </main>
      </body>
    </html>
  )
}

const languageOfDocument = () =>
  typeof document === 'undefined'
    ? { lang: 'en', dir: 'ltr' }
    : { lang: document.documentElement.lang || 'en', dir: document.documentElement.dir || 'ltr' }
