import './brand-mark.css'

/** The switchback itself: a trail that climbs by turning, and with each turn looks more like a hemlock. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="6" />
      <path
        d="M9 54 50.5 48Q55 47.2 50.8 46L17.5 36.8Q13.5 35.5 17.5 34.5L45 28Q48.5 27 45.3 25.8L23 18.7 34 10.5"
        fill="none"
        strokeWidth="5.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
