declare module 'virtual:icons.css';
