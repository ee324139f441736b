import { CountUp } from '#src/blocks/count-up/count-up.tsx'
import { Ledger } from '#src/blocks/ledger/ledger.tsx'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'
import { ClaimNote } from '#src/ui/claim-note.tsx'
import { StatFigure } from '#src/ui/stat-figure.tsx'

const claim = {
  id: 'gallery',
  value: '500+',
  label: 'Engagements',
  scope: 'What exactly is counted.',
  illustrative: true,
}

/** Large figures, the note on a figure, a ledger. */
export default function KitFigures() {
  return (
    <>
      <div className="dev-grid">
        <StatFigure value="95%" label="Stat" />
        <StatFigure value="24" label="Stat with a note" note="A line in small type" />
        <StatFigure value="500+" label="Stat with a claim note">
          <ClaimNote {...claim} />
        </StatFigure>
        <StatFigure value={<CountUp value={1.2} prefix="$" suffix="B" decimals={1} />} label="Count-up" />
      </div>
      <Ledger>
        <LedgerRow term="Term">
          <p>What it means.</p>
        </LedgerRow>
        <LedgerRow term="Another term">
          <p>What that one means.</p>
        </LedgerRow>
      </Ledger>
    </>
  )
}
