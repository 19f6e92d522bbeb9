import type { CSSProperties } from 'react'

const ink = '#1c1917'
const muted = '#6b635d'
const line = '#e7e2dd'

/** Most mail programs read inline styles only. */
export const mailStyles = {
  body: {
    backgroundColor: '#faf8f6',
    fontFamily: 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
    color: ink,
    margin: 0,
    padding: '24px 0',
  },
  container: { maxWidth: 600, margin: '0 auto', padding: '0 12px' },
  brandBar: { padding: '8px 4px 16px' },
  brand: { margin: 0, fontSize: 22, fontWeight: 800, letterSpacing: '-0.02em', color: '#c2410c' },
  /** Also styles its alternative text while pictures are blocked. */
  logo: { maxHeight: 44, maxWidth: '100%', fontSize: 22, fontWeight: 800, color: '#c2410c' },
  foot: { padding: '16px 4px 8px' },
  footText: { fontSize: 13, lineHeight: '20px', margin: 0, color: muted },
  footLink: { color: muted, textDecoration: 'underline' },
  fact: { margin: '2px 0', fontWeight: 700, color: ink },
  picture: { borderRadius: 8, display: 'block', border: `1px solid ${line}` },
  sheet: {
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: 16,
    padding: '28px 28px 20px',
  },
  heading: { fontSize: 20, fontWeight: 700, margin: '0 0 8px', color: ink },
  text: { fontSize: 15, lineHeight: '24px', margin: '0 0 14px', color: ink },
  small: { fontSize: 13, lineHeight: '20px', margin: '0 0 8px', color: muted },
  label: { fontSize: 12, lineHeight: '16px', margin: '0 0 4px', color: muted, fontWeight: 600 },
  written: { margin: '0 0 18px', fontSize: 15, lineHeight: '24px', color: ink },
  item: { border: `1px solid ${line}`, borderRadius: 12, padding: '16px 18px', margin: '0 0 14px' },
  itemName: { fontSize: 16, fontWeight: 700, lineHeight: '22px', margin: '0 0 2px' },
  key: {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    backgroundColor: '#fff4ec',
    border: '1px dashed #ea580c',
    borderRadius: 8,
    padding: '8px 12px',
    margin: '0 0 8px',
    wordBreak: 'break-all',
    whiteSpace: 'pre-wrap',
    direction: 'ltr',
  },
  notice: { fontSize: 14, lineHeight: '22px', margin: '8px 0 0', color: '#7c2d12' },
  button: {
    backgroundColor: '#c2410c',
    color: '#ffffff',
    borderRadius: 10,
    padding: '12px 20px',
    fontSize: 15,
    fontWeight: 700,
    textDecoration: 'none',
  },
  tableTitle: {
    fontSize: 14,
    fontWeight: 700,
    lineHeight: '20px',
    margin: '12px 0 6px',
    color: ink,
  },
  table: {
    border: `1px solid ${line}`,
    borderRadius: 12,
    borderCollapse: 'separate',
    margin: '0 0 18px',
  },
  tableLine: { borderTop: `1px solid ${line}` },
  tableLabel: { fontSize: 14, lineHeight: '20px', padding: '10px 16px', color: ink },
  tableValue: {
    fontSize: 14,
    lineHeight: '20px',
    padding: '10px 16px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: ink,
  },
  link: { color: '#c2410c', textDecoration: 'underline' },
  rule: { borderColor: line, margin: '20px 0' },
} satisfies Record<string, CSSProperties>

/** For mail programs that know dark mode and style sheets; others keep the light colours. */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #1c1917 !important; }
  .brand { color: #fdba74 !important; }
  .foot { color: #d6d3d1 !important; }
  .sheet { background-color: #292524 !important; border-color: #57534e !important; }
  .sheet p, .sheet td, .sheet bdi, .sheet div { color: #f5f5f4 !important; }
  .sheet a { color: #fdba74 !important; }
  .sheet a.button, .sheet a.button span { color: #ffffff !important; }
  .sheet hr, .sheet table, .sheet td { border-color: #57534e !important; }
  .sheet p.key { background-color: #431407 !important; border-color: #fb923c !important; }
}`
