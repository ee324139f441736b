export type Scale = 'linear' | 'ratio'

interface ScaleSwitchProps {
  /** Tells the switches of a page apart. */
  name: string
  legend: string
  linear: string
  ratio: string
  value: Scale
  onChange: (value: Scale) => void
}

/** Two radio buttons that re-rule a chart. Hidden where no script runs. */
export function ScaleSwitch({ name, legend, linear, ratio, value, onChange }: ScaleSwitchProps) {
  const words = { linear, ratio }
  return (
    <fieldset className="chart-switch needs-script" aria-label={legend}>
      {(['linear', 'ratio'] as const).map((scale) => (
        <label key={scale}>
          <input type="radio" name={name} checked={value === scale} onChange={() => onChange(scale)} />
          <span>{words[scale]}</span>
        </label>
      ))}
    </fieldset>
  )
}
