import styles from './car.module.css';

const ID = 'dollar-car';

/** The car and its passenger, drawn once on the page; it takes the colour of the place it is shown in. */
export function CarDrawing() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles['drawing']}>
      <symbol id={ID} viewBox="0 -44 240 188">
        <path d="M38 78V-44M204 78V-44" className={styles['pole']} />
        <rect x="58" y="30" width="22" height="44" rx="8" className={styles['night']} />
        <g transform="rotate(-4 110 40)">
          <rect x="86" y="-14" width="50" height="92" rx="6" className={styles['bill']} />
          <rect x="92" y="-8" width="38" height="80" rx="3" className={styles['billLine']} />
          <circle cx="111" cy="24" r="16" className={styles['paper']} />
          <path
            d="M118 18C116 14 105 13 104 20C103 27 119 25 118 32C117 38 105 37 103 32M111 11V38"
            className={styles['sign']}
          />
          <path d="M100 54H122M104 62H118" className={styles['sign']} />
        </g>
        <path d="M150 66L142 22C164 24 178 42 186 66Z" className={styles['glass']} />
        <path d="M150 66L141 20" className={styles['frame']} />
        <path
          d="M10 112V92C10 76 22 68 40 67L150 64C188 63 218 74 229 92C233 99 233 107 231 114L224 120H20C13 120 10 117 10 112Z"
          className={styles['body']}
        />
        <path
          d="M10 98H232C233 104 233 109 231 114L224 120H20C13 120 10 117 10 112Z"
          className={styles['skirt']}
        />
        <path d="M96 66V98M156 65V98" className={styles['seam']} />
        <path d="M104 78H116" className={styles['handle']} />
        <circle cx="221" cy="89" r="7" className={styles['light']} />
        <path d="M10 84H20V94H10Z" className={styles['light']} />
        <Wheel x={62} />
        <Wheel x={184} />
      </symbol>
    </svg>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g className={styles['wheel']}>
      <circle cx={x} cy="118" r="25" className={styles['night']} />
      <circle cx={x} cy="118" r="14" className={styles['paper']} />
      <path d={`M${x} 106V130M${x - 12} 118H${x + 12}`} className={styles['spokes']} />
      <circle cx={x} cy="118" r="5" className={styles['night']} />
    </g>
  );
}

export function Car({ className }: { className: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 -44 240 188" className={className}>
      <use href={`#${ID}`} x="0" y="-44" width="240" height="188" />
    </svg>
  );
}
