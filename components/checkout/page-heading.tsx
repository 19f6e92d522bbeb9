type PageHeadingProps = { title: string; lead: string }

export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <div>
      <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-1.5 text-ink-soft">{lead}</p>
    </div>
  )
}
