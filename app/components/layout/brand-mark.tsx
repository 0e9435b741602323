/** The switchback itself: a trail that climbs by turning. */
export function BrandMark({ className = 'size-9' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <path className="fill-hemlock" d="M0 0h36v36H0z" />
      <path
        className="stroke-firefly"
        d="M8 30 28 24 9 18 27 12 17 6"
        fill="none"
        strokeWidth="3.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
