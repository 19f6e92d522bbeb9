import type { ReactNode } from 'react'

/** Each detail under its name; those without a text are left out. */
export function DetailsList({
  details,
}: {
  details: readonly (readonly [name: string, text: ReactNode])[]
}) {
  return (
    <dl className="divide-y divide-line">
      {details
        .filter(([, text]) => text !== null && text !== '')
        .map(([name, text]) => (
          <div
            key={name}
            className="gap-x-8 py-3.5 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <dt className="font-bold">{name}</dt>
            <dd className="leading-relaxed break-words whitespace-pre-line text-ink-soft [&_a]:underline">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}
