import type { Ref } from 'react'

export type PageHeadingProps = {
  title: string
  lead?: string
  /** Where the focus goes when the page changes in place. */
  ref?: Ref<HTMLHeadingElement>
}

export function PageHeading({ title, lead, ref }: PageHeadingProps) {
  return (
    <div>
      <h1
        ref={ref}
        tabIndex={-1}
        className="text-2xl font-extrabold tracking-tight focus:outline-none sm:text-3xl"
      >
        {title}
      </h1>
      {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
    </div>
  )
}
