import type { ReactNode } from 'react'

type SectionHeadingProps = {
  id: string
  title: string
  /** Of the title, where that is not the page's. */
  lang?: string
  text?: string
  children?: ReactNode
}

/** A section's title, lead and link. */
export function SectionHeading({ id, title, lang, text, children }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
      <div className="min-w-0 grow [flex-basis:min-content]">
        <h2
          id={id}
          lang={lang}
          className="text-2xl font-extrabold tracking-tight break-words sm:text-3xl"
        >
          {title}
        </h2>
        {text && <p className="mt-1 line-clamp-3 max-w-2xl text-muted sm:line-clamp-2">{text}</p>}
      </div>
      {children}
    </div>
  )
}
