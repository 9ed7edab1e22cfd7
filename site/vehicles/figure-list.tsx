import type { KeyFigure } from './key-figures.ts';

interface FigureListProps {
  figures: readonly KeyFigure[];
  /** Arranges the figures. */
  className: string;
}

/** Figures of a model, each with its label. */
export const FigureList = ({ figures, className }: FigureListProps) => (
  <dl className={className}>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
