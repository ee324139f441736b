/** What moves behind the home hero once the page is alive: drifting dots joined by lines, and a soft light. */
export function HeroBackdrop() {
  return (
    <>
      {/* It has no size of its own: until its styles have come, it would push the words off the screen. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex cannot be focused */}
      <canvas data-behavior="particles" aria-hidden="true" className="particle-network" width={0} height={0} />
      {/* Not there until its script is: as its styles come, it would go out as if it had been lit. */}
      <div data-behavior="pointer-glow" className="pointer-glow" hidden />
    </>
  )
}
