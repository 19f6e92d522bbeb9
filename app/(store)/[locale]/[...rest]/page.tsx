import { notFound } from 'next/navigation'

/** Next asks for at least one entry; the path is none that anybody would visit. */
export function generateStaticParams() {
  return [{ rest: ['-'] }]
}

export default function UnknownPath() {
  notFound()
}
