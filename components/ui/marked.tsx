import type { Segment } from '@/lib/core/highlight'

type MarkedProps = {
  segments: readonly Segment[]
  /** Of what matches. */
  className: string
}

/** A text with what matches a search marked. */
export function Marked({ segments, className }: MarkedProps) {
  let position = 0
  return segments.map(({ text, match }) => {
    const key = position
    position += text.length
    return match ? (
      <mark key={key} className={className}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
