import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type NotFoundViewProps = {
  title: string
  text: string /** Where to go from here. */
  children: ReactNode
}

/** The 404 view of a product, category, article or job. */
export function NotFoundView({ title, text, children }: NotFoundViewProps) {
  return (
    <div className="page-width flex flex-col items-center py-20 text-center sm:py-28">
      <span className="mb-6 grid size-22 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name="package-x" className="size-10" />
      </span>
      <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
