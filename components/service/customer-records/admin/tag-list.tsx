import Link from 'next/link'

/** Tags, each a link to the customers that have it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <Link
      key={tag}
      href={`/admin/customers?tag=${encodeURIComponent(tag)}`}
      className="badge badge-brand hover:underline"
    >
      <bdi>{tag}</bdi>
    </Link>
  ))
}
