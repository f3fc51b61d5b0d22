/** The mark: a star with two dots above it. */
export const Star = () => (
  <svg viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">
    <path
      stroke="currentColor"
      stroke-width="7"
      stroke-linejoin="round"
      d="M50 20 61 44.5 88 47 67.6 65 73.6 91.5 50 77.5 26.4 91.5 32.4 65 12 47 39 44.5z"
    />
    <circle cx="29" cy="17" r="8.5" />
    <circle cx="71" cy="17" r="8.5" />
  </svg>
);
